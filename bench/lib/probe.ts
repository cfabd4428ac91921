/** What the first action of a reader does. */
export type Effect = 'tab' | 'copy' | 'search' | 'link';

/** What `probe` provides in `window.probed`. Tasks are long tasks, with times in milliseconds. */
export type Probed = {
  tasks: {start: number; duration: number}[];
  /** Milliseconds from the first action to its visible effect. */
  shown?: number;
  /** Starts to wait for the first action and its effect. */
  expect(effect: Effect): void;
};

/**
 * Runs in each page before its scripts. Playwright sends it as source text, so it must not use
 * anything outside the function.
 */
export function probe(): void {
  const at = (selector: string) => document.querySelector(selector);
  const effects: Record<string, () => boolean> = {
    tab: () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true',
    copy: () => at('[aria-label="Copied"]') !== null,
    search: () =>
      document.activeElement !== null && at('#docs-search[open] input') === document.activeElement,
    link: () => location.pathname === sessionStorage.getItem('target') && at('article h1') !== null,
  };
  const own: Probed = {tasks: [], expect: () => undefined};
  (window as unknown as {probed: Probed}).probed = own;
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries())
      own.tasks.push({start: startTime, duration});
  }).observe({type: 'longtask', buffered: true});

  const waits = () => {
    const effect = effects[sessionStorage.getItem('effect') ?? ''];
    const pressed = Number(sessionStorage.getItem('pressed') ?? 0);
    if (!effect) return;
    if (pressed > 0 && effect()) {
      own.shown = performance.timeOrigin + performance.now() - pressed;
      for (const key of ['effect', 'pressed']) sessionStorage.removeItem(key);
    } else requestAnimationFrame(waits);
  };
  own.expect = (effect) => {
    own.shown = undefined;
    sessionStorage.removeItem('pressed');
    sessionStorage.setItem('effect', effect);
    for (const type of ['mousemove', 'mousedown', 'keydown']) {
      const note = ({timeStamp}: Event) => {
        if (!sessionStorage.getItem('pressed'))
          sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      };
      addEventListener(type, note, {capture: true, once: true});
    }
    requestAnimationFrame(waits);
  };
  // After a link to another document, waiting continues there.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(waits));
}

/**
 * Returns the longest task, and the total blocking time, which is the part of each task beyond 50
 * ms. Only counts tasks that start at `since` or later.
 */
export function blocked(tasks: Probed['tasks'], since = 0): {longest: number; blocking: number} {
  const durations = tasks.filter(({start}) => start >= since).map(({duration}) => duration);
  return {
    longest: Math.max(0, ...durations),
    blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}
