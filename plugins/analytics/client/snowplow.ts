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

/** Sends events in Snowplow's protocol without its tracker script: no cookie, no user id, no IP address stored. */
export function snowplow(
  {collectorUrl, appId}: {collectorUrl: string; appId: string},
  send: typeof fetch = (...request) => fetch(...request),
): Collector {
  const post = (event: Event): void => {
    const common = {p: 'web', tv: 'docs-1', aid: appId, eid: crypto.randomUUID()};
    const data = [{...event, ...common, dtm: String(Date.now())}];
    send(`${collectorUrl.replace(/\/$/, '')}/com.snowplowanalytics.snowplow/tp2`, {
      method: 'POST',
      // The request must survive the navigation to the next page.
      keepalive: true,
      credentials: 'omit',
      // Asks the collector to store neither the IP address nor a network id.
      headers: {'content-type': 'application/json; charset=UTF-8', 'sp-anonymous': '*'},
      body: JSON.stringify({schema: PAYLOAD, data}),
    }).catch(() => {
      // Failures are ignored: they do not concern the reader.
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
