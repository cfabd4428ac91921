import {describe, expect, it} from 'vitest';
import {offerProblem} from '../offers';
import {facts, say} from './check-one';

const create = (words: string): string =>
  `avn service create SERVICE_NAME --service-type pg ${words}`;
const pg = (body: string): string =>
  `resource "aiven_pg" "main" {\n  project      = var.project_name\n  service_name = "SERVICE_NAME"\n${body}}\n`;
const manifest = (spec: string): string =>
  `apiVersion: aiven.io/v1alpha1\nkind: PostgreSQL\nmetadata:\n  name: main\nspec:\n  project: PROJECT_NAME\n${spec}`;
const post = (body: string): string =>
  `curl -X POST https://api.aiven.io/v1/project/PROJECT_NAME/service \\\n  -H "Authorization: Bearer $AIVEN_TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d '{"service_name": "SERVICE_NAME", "service_type": "pg", ${body}}'`;

describe('names of clouds and plans', () => {
  it('reads the families of the fact file', () => {
    expect([...facts.planFamilies]).toEqual(
      expect.arrayContaining(['business', 'free', 'hobbyist', 'premium', 'startup']),
    );
    expect(facts.clouds.size).toBeGreaterThan(100);
  });

  it.each(['startup-4', 'business-8-inkless', 'premium-6x-8', 'hobbyist', 'free-1-5gb'])(
    'knows the form of the plan %s',
    (plan) => {
      expect(offerProblem('plan', plan, facts)).toBeUndefined();
    },
  );

  it.each([
    ['bash', create('--plan startup-4 --cloud google-europe-west1')],
    ['bash', create('--plan PLAN_NAME --cloud "$CLOUD"')],
    ['hcl', pg('  cloud_name   = "aws-eu-west-1"\n  plan         = "business-8"\n')],
    ['hcl', pg('  cloud_name   = local.cloud\n  plan         = "PLAN_NAME"\n')],
    ['yaml', manifest('  cloudName: google-europe-west1\n  plan: startup-4\n')],
    ['bash', post('"cloud": "google-europe-west1", "plan": "startup-4"')],
  ])('passes %s %#', async (lang, sample) => {
    expect(await say(lang, sample)).toEqual([]);
  });

  it.each([
    ['bash', create('--plan startup-4 --cloud google-europe-west'), 'cloud `google-europe-west`'],
    ['bash', create('--plan startp-4'), 'plan `startp-4` (did you mean `startup`?)'],
    ['bash', create('--plan startup'), '`startup` is not the name of a plan'],
    [
      'hcl',
      pg('  plan = "startup-4"\n  cloud_name = "aws-eu-west1"\n'),
      '(did you mean `aws-eu-west-1`?)',
    ],
    ['hcl', pg('  plan = "busines-4"\n'), 'plan `busines-4`'],
    [
      'yaml',
      manifest('  cloudName: gcp-europe-west1\n  plan: startup-4\n'),
      'cloud `gcp-europe-west1`',
    ],
    ['yaml', manifest('  plan: standard-4\n'), 'plan `standard-4`'],
    ['bash', post('"cloud": "google-europe", "plan": "startup-4"'), 'cloud `google-europe`'],
  ])('refuses %s %#', async (lang, sample, message) => {
    expect(await say(lang, sample)).toEqual([expect.stringContaining(message)]);
  });
});
