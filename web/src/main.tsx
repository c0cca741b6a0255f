import './lib/trusted-types.ts';
import './app/styles.ts';
import { draw } from './app/draw.tsx';

const root = document.getElementById('root');
if (root) void draw(root);
