import './lib/trusted-types.ts';
import './app/styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers>
      <App />
    </Providers>,
  );
