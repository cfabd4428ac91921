/** Settings of the browser by which a reader refuses: Do Not Track and Global Privacy Control. */
export type Signals = {doNotTrack?: string | null; globalPrivacyControl?: boolean};

/** Whether the reader has refused already, in the browser's settings: then nobody asks, and nothing is sent. */
export function isRefused({doNotTrack, globalPrivacyControl}: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
