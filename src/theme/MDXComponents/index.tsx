import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Badge from '@site/src/components/Badge';
import Cards from '@site/src/components/Cards';
import Diagram from '@site/src/components/Diagram';
import Icon from '@site/src/components/MDXIcon';
import Table, {HeaderCell} from '@site/src/components/Table';

/** Components that Markdown pages can use without an import. */
export default {
  ...MDXComponents,
  Badge,
  Cards,
  Diagram,
  Icon,
  TabItem,
  Tabs,
  table: Table,
  th: HeaderCell,
};
