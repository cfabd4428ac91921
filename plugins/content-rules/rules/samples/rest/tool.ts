import {connectorProblems} from '../connect/word';
import {fillBare} from '../fill';
import type {Tool} from '../shell/tool';
import {checkCurl} from './check';
import {curlOf} from './curl';

/** curl: method, path and body of calls to the platform's API; only the body of other requests. */
export const curl: Tool = {
  name: 'curl',
  check(command, {facts, counts}) {
    const request = curlOf(command);
    if (!request) return undefined;
    const {problems, isApi} = checkCurl(request, facts, (text) =>
      fillBare(text, facts.placeholders),
    );
    if (isApi) counts.uses.api += 1;
    return [
      ...problems,
      ...request.bodies.flatMap((body) => connectorProblems(body, facts, counts, false)),
    ];
  },
};
