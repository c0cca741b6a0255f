import { minifySync, type Plugin } from 'vite';
import { firstAnswers } from '../src/app/first-answers.ts';
import { placeKey } from '../src/features/jobs/search/place-key.ts';
import { colorSchemeKey } from '../src/lib/color-scheme-key.ts';
import { sessionKey } from '../src/lib/session-key.ts';
import { beforeTheApp, type Keys } from './before-the-app.ts';

/**
 * A script in the page itself, so that the first painting waits for no other file: it asks for a visitor's first answer
 * while the app is still on its way, sets the chosen colour scheme, and says whether the first face that the page comes
 * with is the right one. The page's policy names it by its hash.
 */
export function earlyScript(): Plugin {
  return {
    name: 'sidework:early-script',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') return;
      const keys: Keys = { colorScheme: colorSchemeKey, session: sessionKey, place: placeKey };
      const given = [firstAnswers, keys].map((value) => JSON.stringify(value));
      const call = `(${beforeTheApp})(${given})`;
      const { code } = minifySync('early.js', call);
      const tag = `<script>${code.trim()}</script>`;
      html.source = String(html.source).replace(
        '<link rel="icon"',
        (icon) => `${tag}\n    ${icon}`,
      );
    },
  };
}
