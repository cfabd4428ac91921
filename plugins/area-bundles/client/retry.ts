const ACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'online'];
const MAX_PAUSE = 30_000;

/** Resolves at the reader's next action, or when the network is back; not before the pause is over. */
function nextAction(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const act = () => {
      ACTIONS.forEach((type) => removeEventListener(type, act, true));
      resolve();
    };
    setTimeout(
      () => ACTIONS.forEach((type) => addEventListener(type, act, {capture: true, passive: true})),
      pause,
    );
  });
}

/** Loads what the first page cannot run without. Tries as often as it takes; the page stays as it was built meanwhile. */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(pause * 2, MAX_PAUSE)) {
    try {
      return await load();
    } catch {
      await nextAction(pause);
    }
  }
}
