/** What other plugins may use of the checks: what a sample was compared with, and what was found when samples ran. */
export type {Use} from './rules/samples/counts';
export {sampleFacts, type SampleFacts} from './rules/samples/facts';
export {isChecked, usesOf} from './rules/samples/uses';
export {readRuns, RUNS_FILE, type Runs} from './sample-runs';
