"""How the report of an arena looks: by day and at night, on wide and narrow screens, and printed."""

from __future__ import annotations

from typing import Final

STYLE: Final = """\
:root { color-scheme: light dark; --surface: #f3efe6; --raised: #fffdf8; --line: #cfc6b4; --text: #1f231f;
  --muted: #565a50; --accent: #8a5200; --good: #1c6b3f; --danger: #a32a1a;
  --shadow: 0 1px 2px #0002, 0 6px 18px #0001; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #14181d; --raised: #1d232a; --line: #3a4650; --text: #eef1f0; --muted: #a9b6bd;
    --accent: #e8b45c; --good: #7fd6a4; --danger: #ff9d8f; --shadow: 0 1px 2px #0009, 0 6px 18px #0006; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); line-height: 1.55;
  font: 16px/1.55 system-ui, 'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic', sans-serif; }
main, header, footer { max-width: 1080px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 40px; padding-bottom: 12px; border-bottom: 3px solid var(--accent); margin-bottom: 24px; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 6px; }
h2 { font-size: 1.25rem; margin: 0 0 4px; }
p { margin: 0 0 10px; max-width: 75ch; }
.lead, .meaning, footer, dt { color: var(--muted); }
.meaning { font-size: 0.875rem; }
.note { border-left: 4px solid var(--accent); padding: 8px 14px; background: var(--raised);
  border-radius: 0 6px 6px 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); gap: 0 20px; }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow);
  padding: 20px; margin-bottom: 20px; min-width: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 0.9375rem; }
th { font-size: 0.8125rem; font-weight: 600; color: var(--muted); text-align: right; vertical-align: bottom; }
th, td { padding: 8px 10px; border-bottom: 1px solid var(--line); text-align: right; }
td { white-space: nowrap; }
tr:last-child > * { border-bottom: 0; }
th:first-child, td:first-child, th[scope=row] { text-align: left; }
th[scope=row] { color: var(--text); font-size: 0.9375rem; white-space: nowrap; vertical-align: middle; }
th small, td small { display: block; font-weight: 400; color: var(--muted); font-size: 0.75rem; }
.cross td, .cross thead th { text-align: center; }
.cross td { min-width: 8.5em; }
.cross td strong { font-size: 1.0625rem; }
.ahead { background: color-mix(in srgb, var(--good) calc(var(--much) * 1%), transparent); }
.behind { background: color-mix(in srgb, var(--danger) calc(var(--much) * 1%), transparent); }
svg { display: block; width: 100%; height: auto; max-width: 600px; margin: 6px auto; }
.ends th[scope=row] { white-space: normal; }
.ends td:nth-child(2) { width: 40%; min-width: 6em; }
.bar { background: var(--accent); height: 10px; border-radius: 5px; min-width: 2px; opacity: 0.75; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0; font-size: 0.9375rem; }
dd { margin: 0; overflow-wrap: anywhere; }
footer { padding-bottom: 40px; font-size: 0.8125rem; }
@media print { section { break-inside: avoid; box-shadow: none; } }
"""
