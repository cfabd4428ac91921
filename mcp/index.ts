import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {env} from '../config/env';
import {openLibrary} from './library';
import {createServer} from './server';

const siteDir = path.resolve(__dirname, '..');

void createServer(openLibrary({siteDir, origin: env.SITE_URL})).connect(new StdioServerTransport());
