import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom/dist/pure';

/** Images placed directly in Markdown; an image in a link keeps the link, one in a line of text stays small. */
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
    // Text may stand beside an image in its paragraph: then the image is part of a sentence.
    ({parentElement}) => parentElement?.tagName !== 'P' || parentElement.textContent?.trim() === '',
  );
}

async function attach(): Promise<void> {
  const images = zoomable();
  if (images.length === 0) return;
  // Without the style sheet that the library else writes into the page: src/css/vendor.css has it.
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  zoom?.detach();
  zoom = mediumZoom(images, {
    margin: 24,
    scrollOffset: SCROLL_PX,
    background: 'var(--docs-zoom)',
  });
  images.forEach(makeOperable);
}

/** Opens an image that was clicked before zoom was attached to it, be it before the page was hydrated. */
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
      // Without its script an image is still an image.
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
