/** Renders nothing: client/dialog.ts fills the dialog of this engine without React. */
export default function SearchHost(): null {
  return null;
}
