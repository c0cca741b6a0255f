import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { colorSchemeKey } from '../lib/color-scheme-key.ts';
import { readNonce, shareNonce } from '../lib/nonce.ts';
import { cssVariables, theme } from '../lib/theme.ts';

const colorSchemes = localStorageColorSchemeManager({ key: colorSchemeKey });
const nonce = readNonce();
shareNonce(nonce);

/**
 * Mantine writes its variables itself, so their style sheet of 4 kB with unused palettes is not
 * loaded.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
      getStyleNonce={() => nonce}
    >
      <BrowserRouter>{children}</BrowserRouter>
    </MantineProvider>
  );
}
