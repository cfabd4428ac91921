/** A step with an external action: `uses: owner/action@ref # comment`. */
const USES = /^\s*(?:-\s+)?uses:\s*(['"]?)([^'"\s#]+)\1\s*(?:#\s*(.*?))?\s*$/;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const IMAGE = /^docker:\/\/[^@]+@sha256:[0-9a-f]{64}$/;
const VERSION = /^v\d+\.\d+\.\d+$/;

/** Problems of each `uses:` in a workflow: it must name a commit, with the version in a comment. */
export function unpinned(workflow: string, file: string): string[] {
  return workflow.split('\n').flatMap((line, index) => {
    const [, , action, comment = ''] = USES.exec(line) ?? [];
    const at = `${file}:${index + 1}: ${action}`;
    if (action === undefined || action.startsWith('./')) return [];
    if (!PINNED.test(action) && !IMAGE.test(action))
      return [`${at} is not pinned: name the commit, 40 digits`];
    return action.startsWith('docker:') || VERSION.test(comment)
      ? []
      : [`${at} does not say its version: end the line with a comment like # v1.2.3`];
  });
}

/** Number of actions in a workflow, counted in a simpler way, so that unusual syntax is not overlooked. */
export const countUses = (workflow: string): number => workflow.match(/\buses\s*:/g)?.length ?? 0;

export const countRead = (workflow: string): number =>
  workflow.split('\n').filter((line) => USES.test(line)).length;
