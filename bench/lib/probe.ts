export type Effect = 'tab' | 'copy' | 'search' | 'link';

/** What a page reports to the bench, on `window`. */
export type Probed = {
  tasks: {start: number; duration: number}[];
  /** Milliseconds from the reader's first action until its effect is shown. */
  shown?: number;
  /** Starts to wait for the first action and its effect. */
  expect(effect: Effect): void;
};

/** Runs in each measured page before its own scripts. It is sent as text, so it must not use anything from outside. */
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
  // A link may lead to another document, where the wait goes on.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(waits));
}

/** The longest task, and the total blocking time: what each task took beyond 50 ms. */
export function blocked(tasks: Probed['tasks'], since = 0): {longest: number; blocking: number} {
  const durations = tasks.filter(({start}) => start >= since).map(({duration}) => duration);
  return {
    longest: Math.max(0, ...durations),
    blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}
