// The worker that shows alerts and lets the page be installed. Only what is built has one: in development it would keep
// old files.

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows and servers without https may refuse it. The table does all but alerts without it, so nobody is
  // troubled with that; the page of alerts says why they cannot be had.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
