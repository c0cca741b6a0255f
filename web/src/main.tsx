import './lib/trusted-types.ts';
import './app/styles.ts';
import { draw } from './app/draw.tsx';

function start() {
  const root = document.getElementById('root');
  if (root) void draw(root);
}

// The script before the app may have fetched this one before the page was parsed to its end.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
