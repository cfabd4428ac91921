import React, {useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import {targetOf} from '@site/plugins/shared/tabKeys';

type Props = {
  className?: string;
  /**
   * localStorage key of the chosen tab; empty if the choice is not stored. With a key, the page's inline script shows
   * the stored tab before hydration, which needs all panels in the HTML. Absent for a tab set that has to wait for
   * React.
   */
  choice?: string;
  children: ReactNode;
};

function useSelection() {
  const {selectValue, selectedValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLUListElement>(null);

  const select = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>, value: string) => {
    if (value === selectedValue) return;
    // Other tab sets of the same group change their height too: keep the clicked tab where it is.
    blockElementScrollPositionUntilNextRender(event.currentTarget);
    selectValue(value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const target = targetOf(event.key, index, tabValues.length);
    if (target !== undefined) {
      event.preventDefault();
      (list.current?.children[target] as HTMLElement | undefined)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event, tabValues[index]?.value ?? selectedValue);
    }
  };
  return {list, select, onKeyDown, selectedValue, tabValues};
}

/** The tab list, followed by the panels. */
export default function TabSet({className, choice, children}: Props): ReactNode {
  const {list, select, onKeyDown, selectedValue, tabValues} = useSelection();
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={clsx('tabs', className)}
        data-choice={choice}
        ref={list}
      >
        {tabValues.map(({value, label, attributes}, index) => (
          <li
            key={value}
            role="tab"
            data-value={choice === undefined ? undefined : value}
            tabIndex={selectedValue === value ? 0 : -1}
            aria-selected={selectedValue === value}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={(event) => select(event, value)}
            {...attributes}
            className={clsx(
              'tabs__item',
              attributes?.className as string,
              selectedValue === value && 'tabs__item--active',
            )}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
