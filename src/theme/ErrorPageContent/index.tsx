/** A crash inside the layout shows the same page as one outside of it. */
export {default} from '@theme/Error';
