import type {Problem} from '../problem';

/** The problems as JSON for other programs; `elsewhere` are problems in files that were not asked about. */
export function json(problems: Problem[], files: number, elsewhere: Problem[] = []): string {
  return JSON.stringify({problems, elsewhere, files}, null, 2);
}
