const ACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'online'];
const MAX_PAUSE = 30_000;

/** Resolves at the reader's next action or when the network is back, but not before the pause is over. */
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

/** Loads what the first page needs to hydrate, and retries without limit; meanwhile the HTML of the page stays. */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(pause * 2, MAX_PAUSE)) {
    try {
      return await load();
    } catch {
      await nextAction(pause);
    }
  }
}
