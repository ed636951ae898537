"""How a balance report looks, in light and in dark, and how its tables are sorted."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ground: #f3efe6; --sheet: #fffdf8; --ink: #1f231f; --soft: #565a50; --line: #cfc6b4;
  --accent: #8a5200; --more: #1c6b3f; --less: #a32a1a; --quiet: #8b8d80; --mark: #fbecc8; --badge: #ece3f5;
  --badge-ink: #5a3a8e; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181d; --sheet: #1d232a; --ink: #eef1f0; --soft: #a9b6bd;
  --line: #3a4650; --accent: #e8b45c; --more: #7fd6a4; --less: #ff9d8f; --quiet: #7f8d96; --mark: #3b3117;
  --badge: #382f4d; --badge-ink: #d6c6f5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI",
  "Hiragino Sans", "Noto Sans JP", sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 1.2rem; margin: 40px 0 10px; }
.under { color: var(--soft); margin: 0 0 24px; padding-bottom: 12px; border-bottom: 3px solid var(--accent); }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 14px 18px; }
.sheet p { margin: 6px 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 0 24px; }
.pair > div { min-width: 0; }
.broken { background: var(--mark); }
.broken ul { margin: 6px 0; padding-left: 20px; }
nav { display: flex; flex-wrap: wrap; gap: 6px 14px; margin: 20px 0 0; font-size: 0.92rem; }
a { color: inherit; text-underline-offset: 3px; }
.wide { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px;
  padding: 6px 16px; }
.narrow { max-width: 520px; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--soft); font-weight: 600; font-size: 0.82rem; vertical-align: bottom; white-space: normal; }
th[data-sort] { cursor: pointer; } th[data-sort]:hover, th[data-sort]:focus { color: var(--ink); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td:first-child { white-space: normal; min-width: 230px; }
.pair td:first-child { white-space: nowrap; min-width: 0; } .pair svg.bar, .pair svg.axis { width: 190px; }
td.plot, th.plot { text-align: left; padding: 0 10px; width: 260px; }
.pair td.plot, .pair th.plot { width: 200px; }
tr:last-child td { border-bottom: 0; }
small, .id { color: var(--soft); font-size: 0.82rem; }
.badge { background: var(--badge); color: var(--badge-ink); border-radius: 6px; padding: 0 6px; font-size: 0.75rem; }
svg.bar, svg.axis { display: block; max-width: none; }
svg .zero { stroke: var(--line); stroke-width: 1.5; }
svg .span { stroke: var(--quiet); stroke-width: 2.5; stroke-linecap: round; }
svg path { fill: none; stroke: var(--quiet); stroke-width: 2; }
svg circle { fill: var(--sheet); stroke: var(--quiet); stroke-width: 2; }
svg.stands.more .span, svg.stands.more circle, svg.stands.more path { stroke: var(--more); }
svg.stands.less .span, svg.stands.less circle, svg.stands.less path { stroke: var(--less); }
svg.stands.more circle { fill: var(--more); } svg.stands.less circle { fill: var(--less); }
svg.axis text { fill: var(--soft); font-size: 11px; font-weight: 400; }
.stands-more { color: var(--more); font-weight: 600; } .stands-less { color: var(--less); font-weight: 600; }
details { margin: 10px 0 0; } summary { cursor: pointer; color: var(--soft); }
footer { color: var(--soft); font-size: 0.85rem; margin-top: 40px; }
@media (max-width: 520px) { .pair { grid-template-columns: 1fr; } main { padding: 20px 12px 48px; } }
"""

# A click on a heading sorts by its column, a second one the other way round; the keyboard does the same.
SCRIPT: Final = """
for (const head of document.querySelectorAll('th[data-sort]')) {
  head.tabIndex = 0;
  const sort = () => {
    const table = head.closest('table'), column = [...head.parentNode.children].indexOf(head);
    const down = head.getAttribute('aria-sort') !== 'descending';
    for (const other of head.parentNode.children) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const value = row => row.children[column].dataset.value ?? row.children[column].textContent;
    const rows = [...table.tBodies[0].rows].sort((one, other) => {
      const a = value(one), b = value(other), difference = a - b;
      return (Number.isNaN(difference) ? a.localeCompare(b) : -difference) * (down ? 1 : -1);
    });
    table.tBodies[0].append(...rows);
  };
  head.addEventListener('click', sort);
  head.addEventListener('keydown', key => { if (key.key === 'Enter') sort(); });
}
"""
