import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {env} from '../config/env';
import {openLibrary} from './library';
import {createServer} from './server';

const siteDir = path.resolve(__dirname, '..');

const library = openLibrary({
  siteDir,
  origin: env.SITE_URL,
  baseUrl: env.BASE_URL,
  docsRoute: env.DOCS_ROUTE,
});

void createServer(library).connect(new StdioServerTransport());
