import {checkCli} from '../cli/check';
import {connectorProblems} from '../connect/word';
import type {Tool} from '../shell/tool';
import {aclRuleProblems} from './acl-rules';
import {avnCallOf} from './calls';
import {checkAvnConfig} from './config';

/** The command-line client of the platform: its commands, options, parameters and connector configurations. */
export const avn: Tool = {
  name: 'avn',
  check(command, {context, facts, counts}) {
    const call = avnCallOf(command);
    if (!call) return undefined;
    const {problems, use} = checkCli(call, facts.avn, facts);
    const more = use
      ? [...checkAvnConfig(use, context, facts), ...aclRuleProblems(use, facts)]
      : [];
    const all = [...problems, ...more].map(({offset, message, hint}) => ({
      offset,
      message,
      hint,
      rule: 'samples/avn',
    }));
    const [, action] = /^service connector (create|update)$/.exec(use?.command.path ?? '') ?? [];
    const json = use?.positionals.at(-1);
    return action && json
      ? [...all, ...connectorProblems(json, facts, counts, action === 'create')]
      : all;
  },
};
