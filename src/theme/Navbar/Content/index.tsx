import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import AskAiButton from '@site/src/components/AskAiButton';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';

function Items({items}: {items: Item[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(cause) =>
        new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, {cause})
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  const [left, right] = splitNavbarItems(items);
  const mobile = useNavbarMobileSidebar();
  const {containerLeft, containerRight} = ThemeClassNames.layout.navbar;
  return (
    <div className="navbar__inner">
      <div className={clsx(containerLeft, 'navbar__items')}>
        {!mobile.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <Items items={left} />
      </div>
      <div className={clsx(containerRight, 'navbar__items navbar__items--right')}>
        <Items items={right} />
        {!items.some(({type}) => type === 'search') && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
        <AskAiButton />
        <NavbarColorModeToggle className="navbar__color-mode" />
      </div>
    </div>
  );
}
