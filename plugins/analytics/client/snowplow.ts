import type {Collector, View} from './collector';

const PAYLOAD = 'iglu:com.snowplowanalytics.snowplow/payload_data/jsonschema/1-0-4';
const SELF_DESCRIBING = 'iglu:com.snowplowanalytics.snowplow/unstruct_event/jsonschema/1-0-0';
const LINK_CLICK = 'iglu:com.snowplowanalytics.snowplow/link_click/jsonschema/1-0-1';

type Event = Record<string, string>;

const pageOf = ({url, title, referrer}: View): Event => ({
  url,
  page: title,
  ...(referrer && {refr: referrer}),
});

/** The collector's protocol without its tracker script: no cookie, no id of the reader, and no address kept. */
export function snowplow(
  {collectorUrl, appId}: {collectorUrl: string; appId: string},
  send: typeof fetch = (...request) => fetch(...request),
): Collector {
  const post = (event: Event): void => {
    const common = {p: 'web', tv: 'docs-1', aid: appId, eid: crypto.randomUUID()};
    const data = [{...event, ...common, dtm: String(Date.now())}];
    send(`${collectorUrl.replace(/\/$/, '')}/com.snowplowanalytics.snowplow/tp2`, {
      method: 'POST',
      // The page may be gone before the answer is there.
      keepalive: true,
      credentials: 'omit',
      // The collector then keeps neither the address nor an id of the network.
      headers: {'content-type': 'application/json; charset=UTF-8', 'sp-anonymous': '*'},
      body: JSON.stringify({schema: PAYLOAD, data}),
    }).catch(() => {
      // A collector that is down is none of the reader's business.
    });
  };
  return {
    start() {},
    stop() {},
    view: (view) => post({e: 'pv', ...pageOf(view)}),
    click: ({target, id, classes, page}) =>
      post({
        e: 'ue',
        ...pageOf(page),
        ue_pr: JSON.stringify({
          schema: SELF_DESCRIBING,
          data: {
            schema: LINK_CLICK,
            data: {targetUrl: target, elementId: id, elementClasses: classes},
          },
        }),
      }),
  };
}
