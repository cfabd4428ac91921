import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom/dist/pure';

/** Images of Markdown pages; not an image in a link, which keeps the link, nor an image within a sentence. */
const IMAGES = '.markdown img:not(a img, .docs-icon, .no-zoom, p > img:not(:only-child))';
const DELAY_MS = 1000;
const SCROLL_PX = 40;

let zoom: Zoom | undefined;
let timer: number | undefined;

function makeOperable(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', `Enlarge: ${image.alt}`);
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void zoom?.toggle({target: image});
  });
}

function zoomable(): HTMLImageElement[] {
  return Array.from(document.querySelectorAll<HTMLImageElement>(IMAGES)).filter(
    // An image with text beside it in its paragraph is part of a sentence.
    ({parentElement}) => parentElement?.tagName !== 'P' || parentElement.textContent?.trim() === '',
  );
}

async function attach(): Promise<void> {
  const images = zoomable();
  if (images.length === 0) return;
  // The `pure` build does not inject a style sheet; src/css/vendor.css has the styles.
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  zoom?.detach();
  zoom = mediumZoom(images, {
    margin: 24,
    scrollOffset: SCROLL_PX,
    background: 'var(--docs-zoom)',
  });
  images.forEach(makeOperable);
}

/** Opens an image that was clicked before zoom was attached to it. */
function openEarly(image: HTMLImageElement): void {
  if (image.classList.contains('medium-zoom-image') || !zoomable().includes(image)) return;
  window.clearTimeout(timer);
  void attach().then(
    () => zoom?.open({target: image}),
    () => undefined,
  );
}

/** The image that was clicked before the page was hydrated: plugins/hydrate-on-intent/images.ts. */
function openPressed(): void {
  const pressed = document.querySelector<HTMLImageElement>('img[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  if (pressed) openEarly(pressed);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return undefined;
    window.clearTimeout(timer);
    void zoom?.close();
    timer = window.setTimeout(
      // Images still show if the script does not load.
      () => void attach().catch(() => undefined),
      DELAY_MS,
    );
    if (!previousLocation) openPressed();
    return () => window.clearTimeout(timer);
  },
};

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if (target instanceof HTMLImageElement) openEarly(target);
  });
}

export default clientModule;
