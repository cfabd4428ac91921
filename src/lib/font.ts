import type {ClientModule} from '@docusaurus/types';

/** A long document is not laid out again for the font that came after it: the next page has it. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    const {dataset} = document.documentElement;
    if (
      previousLocation &&
      previousLocation.pathname !== location.pathname &&
      dataset.font === 'next'
    )
      delete dataset.font;
  },
} satisfies ClientModule;
