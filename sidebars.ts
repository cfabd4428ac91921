import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {integrations} from './config/sidebars/integrations';
import {overview} from './config/sidebars/overview';
import {platform} from './config/sidebars/platform';
import {services} from './config/sidebars/services';
import {tools} from './config/sidebars/tools';

/** The site has one sidebar, named main, that holds every page. */
export default {
  main: [overview, services, platform, integrations, tools],
} satisfies SidebarsConfig;
