import React, {createContext, useContext, type ReactNode} from 'react';
import Icon from '../Icon';
import styles from './badge.module.css';

const Checked = createContext<string | undefined>(undefined);

/**
 * Provides the tool that a sample was checked with to its header: `checked="avn 4.16"` in the info string of the fence.
 */
export function CheckedProvider({
  metastring,
  children,
}: {
  metastring?: string;
  children: ReactNode;
}): ReactNode {
  const tool = /\bchecked="([^"]+)"/.exec(metastring ?? '')?.[1];
  return <Checked.Provider value={tool}>{children}</Checked.Provider>;
}

/** "checked with avn 4.16", in the header of a sample. */
export default function CheckedBadge(): ReactNode {
  const tool = useContext(Checked);
  return tool === undefined ? null : (
    <span className={styles.badge}>
      <Icon name="check" />
      checked with {tool}
    </span>
  );
}
