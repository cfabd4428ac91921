/** Stands for react-helmet-async while a build renders pages. */
import {HelmetProvider as Provider} from 'react-helmet-async/lib/index.js';

export {Helmet} from 'react-helmet-async/lib/index.js';

/** What the library keeps of an element that says something about the head of the page. */
type Instance = {emitChange?: () => void};

type Data = {
  value: {helmetInstances: {get: () => Instance[]; add: (instance: Instance) => void}};
};

type Context = {helmet?: unknown};

/**
 * Makes the head once, when it is asked for after the page has been rendered. The library makes it anew with each
 * element that says something about it, of which a page has ten.
 */
function makeOnce({value: {helmetInstances}}: Data, context: Context): void {
  const add = helmetInstances.add.bind(helmetInstances);
  let head = context.helmet;
  let isMade = false;
  helmetInstances.add = (instance) => {
    add(instance);
    instance.emitChange = () => {};
  };
  Object.defineProperty(context, 'helmet', {
    configurable: true,
    get() {
      const last = helmetInstances.get().at(-1);
      if (!isMade && last) {
        isMade = true;
        // The library's own, which takes all elements into account.
        Reflect.deleteProperty(last, 'emitChange');
        last.emitChange?.();
      }
      return head;
    },
    set(made: unknown) {
      head = made;
    },
  });
}

export class HelmetProvider extends Provider {
  constructor(props: {context?: Context}) {
    super(props);
    const {helmetData} = this as unknown as {helmetData?: Data};
    if (helmetData && props.context) makeOnce(helmetData, props.context);
  }
}
