export type WidgetOptions = {
  /** The vendor's script. */
  scriptUrl: string;
  /** The vendor's id of this site. */
  websiteId: string;
  /** Further `data-…` attributes of the vendor's script. */
  data: Record<string, string>;
};

export type Widget = {open: (options?: {mode?: string; query?: string; submit?: boolean}) => void};

declare global {
  interface Window {
    Kapa?: Widget;
  }
}

/** Timeout for the vendor's script, in milliseconds. */
const TIMEOUT = 8_000;
let loading: Promise<Widget> | undefined;

/** Loads the vendor's script once; after a failure, the next call tries again. */
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
