#!/usr/bin/env node
// Starts the server from any folder. `npm run` would print a banner on standard output, which carries the protocol.
import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

register();
createRequire(import.meta.url)('./index.ts');
