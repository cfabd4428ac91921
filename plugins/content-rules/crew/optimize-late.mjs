import {setFlagsFromString} from 'node:v8';

// A check or a build ends before most of the compiling of its code has paid for itself. Releases of Node.js that compile
// in more steps (from 22) do not know this setting, ignore it here, and need it less.
setFlagsFromString('--interrupt-budget=528000');
