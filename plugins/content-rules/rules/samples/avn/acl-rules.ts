import {didYouMean, valuesHint} from '../../../../shared/nearest';
import type {CliUse} from '../cli/check';
import type {CliProblem} from '../cli/command';
import type {SampleFacts} from '../facts';

/** Checks the arguments `INDEX/PERMISSION` of `avn service es-acl-add`, which avn sends to the API unchecked. */
export function aclRuleProblems({command, positionals}: CliUse, facts: SampleFacts): CliProblem[] {
  if (command.path !== 'service es-acl-add') return [];
  const allowed = facts.api.enums.opensearch?.PermissionType ?? [];
  return positionals.slice(1).flatMap((word) => {
    if (!word.isStatic || facts.placeholders.has(word.text)) return [];
    const slash = word.text.lastIndexOf('/');
    const permission = word.text.slice(slash + 1);
    if (slash < 0)
      return [
        {
          offset: word.start,
          message: `the rule \`${word.text}\` has no permission`,
          hint: `Write INDEX/PERMISSION, such as \`${word.text}/read\`.`,
        },
      ];
    return allowed.includes(permission) || facts.placeholders.has(permission)
      ? []
      : [
          {
            offset: word.textStart + slash + 1,
            message: `a rule has no permission \`${permission}\`${didYouMean(permission, allowed)}`,
            hint: valuesHint(permission, allowed),
          },
        ];
  });
}
