/** The parts of content-rules that other plugins may use: checks of samples, and results of sample runs. */
export type {Use} from './rules/samples/counts';
export {sampleFacts, type SampleFacts} from './rules/samples/facts';
export {isChecked, usesOf} from './rules/samples/uses';
export {readRuns, RUNS_FILE, type Runs} from './sample-runs';
