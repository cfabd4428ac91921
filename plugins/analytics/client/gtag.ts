import type {Collector} from './collector';
import {addScript} from './script';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's tag. Its script reads `dataLayer` from the first entry whenever it loads; nothing waits for it. */
export function gtag({id, scriptUrl}: {id: string; scriptUrl: string}): Collector {
  const disabled = window as unknown as Record<string, boolean>;
  const flag = `ga-disable-${id}`;
  let isStarted = false;

  function tag(..._: unknown[]): void {
    window.dataLayer ??= [];
    // gtag.js recognizes commands because they are `arguments` objects and not arrays.
    // eslint-disable-next-line prefer-rest-params
    window.dataLayer.push(arguments);
  }

  return {
    start() {
      disabled[flag] = false;
      if (isStarted) return;
      isStarted = true;
      const denied = {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied'};
      tag('consent', 'default', {...denied, analytics_storage: 'granted'});
      tag('js', new Date());
      tag('config', id, {
        send_page_view: false,
        anonymize_ip: true,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      const url = new URL(scriptUrl);
      url.searchParams.set('id', id);
      void addScript(url.href).catch(() => {
        // Blocked or down: the entries stay in `dataLayer`.
      });
    },
    stop() {
      disabled[flag] = true;
      for (const cookie of document.cookie.split('; ')) {
        const name = cookie.split('=')[0] ?? '';
        if (/^_ga(_|$)/.test(name)) expire(name);
      }
    },
    view: ({path, url, title, referrer}) =>
      tag('event', 'page_view', {
        page_path: path,
        page_location: url,
        page_title: title,
        page_referrer: referrer,
      }),
    click: ({target, id: link_id, classes, page}) =>
      tag('event', 'click', {
        link_url: target,
        link_id,
        link_classes: classes.join(' '),
        page_location: page.url,
      }),
  };
}

/** Deletes a cookie on all parent domains, since gtag.js sets its cookies for the widest domain that it can. */
function expire(name: string): void {
  const labels = location.hostname.split('.');
  for (let i = 0; i < labels.length; i += 1)
    document.cookie = `${name}=; Max-Age=0; path=/; domain=${labels.slice(i).join('.')}`;
  document.cookie = `${name}=; Max-Age=0; path=/`;
}
