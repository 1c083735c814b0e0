import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import { mountLibraryBaseline } from './libraryBaseline';
import { mountProduct } from './product';

/** The page that `run.mjs` opens: `?page=product`. */

const pages = { product: mountProduct, libraryBaseline: mountLibraryBaseline };

const query = new URLSearchParams(location.search);
const root = document.getElementById('root');
const mount = Object.entries(pages).find(([name]) => name === query.get('page'))?.[1];
if (!root || !mount) throw new Error('No such page');
mount(root);
