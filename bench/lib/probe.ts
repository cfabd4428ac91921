export type Effect = 'tab' | 'copy' | 'search' | 'link';

/** What a page tells the bench about itself, on `window`. */
export type Probed = {
  tasks: {start: number; duration: number}[];
  /** Milliseconds from the reader's first move to what it was for, once that is shown. */
  shown?: number;
  /** Begins to wait for the first move and its effect. */
  expect(effect: Effect): void;
};

/** Runs in each measured page before its own scripts; sent as text, so that nothing from outside is used in it. */
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
  // What was pressed may lead to another document: the waiting goes on there.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(waits));
}

/** The longest task, and what all tasks held the page up beyond 50 ms each. */
export function blocked(tasks: Probed['tasks'], since = 0): {longest: number; blocking: number} {
  const durations = tasks.filter(({start}) => start >= since).map(({duration}) => duration);
  return {
    longest: Math.max(0, ...durations),
    blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}
