import type {Kind} from '../content/types';

const PLACE = 'TODO:';

/** Sections of a page of each kind, with instructions. The rules refuse instructions that stay. */
const BODIES: Record<Kind, string> = {
  landing: `${PLACE} What the service is and is not, in three to six sentences.

## What you can do

${PLACE} Capabilities, each with a link.

## Where to begin

<Cards>

- <Icon name="spark" /> [Get started](/get-started.md) ${PLACE} One short sentence.

</Cards>
`,
  'get-started': `${PLACE} What the reader has at the end, and how long it takes.

## Before you start

- ${PLACE} What one needs.

## Create the service

1. ${PLACE} One action.

## Connect

1. ${PLACE} One action.

## Clean up

1. ${PLACE} One action, and what is lost.

## Next steps

- ${PLACE} A link.
`,
  howto: `${PLACE} When and why one does this, in one or two sentences.

## Before you start

- ${PLACE} What one needs: versions, permissions, a running service.

## ${PLACE} the task

<Tabs groupId="tool">
<TabItem value="console" label="Console">

1. ${PLACE} One action.

</TabItem>
<TabItem value="cli" label="CLI">

\`\`\`bash
avn service get SERVICE_NAME --project PROJECT_NAME
\`\`\`

</TabItem>
</Tabs>

## Check the result

${PLACE} How one sees that it worked.

## Undo it

${PLACE} What it changed, restarts or costs, and how to go back.

## Related pages

- ${PLACE} A link.
`,
  concept: `${PLACE} A definition in the first sentence.

## How it works

${PLACE} Behavior, with numbers; a diagram where things flow.

## Limits

${PLACE} What it cannot do.

## Related pages

- ${PLACE} A link.
`,
  reference: `${PLACE} What the values are for.

| Name | Type | Default | Effect |
|---|---|---|---|
| \`${PLACE}\` | | | |
`,
  troubleshooting: `${PLACE} When this page applies.

## ${PLACE} the exact message or symptom

${PLACE} The cause.

**Confirm it.** ${PLACE} How one sees that this is the cause.

**Fix it.** ${PLACE} What to do.

## Prevent it

${PLACE} What keeps it from coming back.
`,
};

/** Source of a new page. */
export function template(kind: Kind, title: string): string {
  return `---
title: ${title}
description: "${PLACE} what the reader gets, in 50 to 160 characters."
questions:
  - q: "${PLACE} what somebody types who does not know this page?"
    a: "${PLACE} the answer itself, first word first, in at most 45 words."
    at: "${PLACE} anchor of the section"
sources:
  - "${PLACE} NAME@VERSION file or section"
---

${BODIES[kind]}`;
}
