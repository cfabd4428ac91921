/** The dialog of this engine fills itself (client/dialog): it is there before React is. */
export default function SearchHost(): null {
  return null;
}
