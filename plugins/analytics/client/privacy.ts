/** Browser settings that refuse tracking: Do Not Track and Global Privacy Control. */
export type Signals = {doNotTrack?: string | null; globalPrivacyControl?: boolean};

/** Whether the browser's settings refuse tracking: then the site neither asks nor sends anything. */
export function isRefused({doNotTrack, globalPrivacyControl}: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
