import {kafka} from './config/sidebars/kafka';

export default {
  main: ['get-started', kafka],
};
