export type WidgetOptions = {
  /** The vendor's script. */
  scriptUrl: string;
  /** The vendor's id of this site. */
  websiteId: string;
  /** Everything else that the vendor's script reads from `data-…` attributes. */
  data: Record<string, string>;
};

export type Widget = {open: (options?: {mode?: string; query?: string; submit?: boolean}) => void};

declare global {
  interface Window {
    Kapa?: Widget;
  }
}

/** A script that has not loaded by then will not, for this reader. */
const TIMEOUT = 8_000;
let loading: Promise<Widget> | undefined;

/** Puts the vendor's script on the page, once; after a failure the next use tries again. */
export function loadWidget(
  {scriptUrl, websiteId, data}: WidgetOptions,
  timeout = TIMEOUT,
): Promise<Widget> {
  loading ??= new Promise<Widget>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail(new Error('the widget took too long to load')), timeout);
    const fail = (error: Error) => {
      clearTimeout(timer);
      script.remove();
      loading = undefined;
      reject(error);
    };
    script.src = scriptUrl;
    script.async = true;
    Object.assign(script.dataset, {websiteId, ...data});
    script.onerror = () => fail(new Error('the widget could not be loaded'));
    script.onload = () => {
      clearTimeout(timer);
      return window.Kapa ? resolve(window.Kapa) : fail(new Error('the script brought no widget'));
    };
    document.head.append(script);
  });
  return loading;
}
