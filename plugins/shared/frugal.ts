/** Whether the reader would rather not have bytes fetched that may never be used. */
export function isFrugal(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '');
}
