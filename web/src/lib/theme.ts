import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

/** The accent. Shade 8 is the fill in both schemes; shade 3 is the accent as text on dark. */
const green: MantineColorsTuple = [
  '#edf6f1',
  '#d8eae1',
  '#b3d6c5',
  '#86c3a6',
  '#58a987',
  '#35926d',
  '#1d8059',
  '#127556',
  '#0b6b4f',
  '#07523c',
];

const gray: MantineColorsTuple = [
  '#f7f8f6',
  '#eef0ed',
  '#e2e5e1',
  '#d2d7d2',
  '#b9c0ba',
  '#818b84',
  '#59645d',
  '#434d47',
  '#2c3430',
  '#18201c',
];

const dark: MantineColorsTuple = [
  '#dfe5e1',
  '#bcc5c0',
  '#9aa6a0',
  '#74807a',
  '#3d4742',
  '#2e3733',
  '#222a26',
  '#141a17',
  '#101512',
  '#0b0f0d',
];

const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fadcd8',
  '#f4b6ae',
  '#f09a90',
  '#e5776b',
  '#d4554a',
  '#c23c32',
  '#b42f26',
  '#a3271f',
  '#7f1d17',
];

export const theme: MantineThemeOverride = createTheme({
  colors: { green, gray, dark, red },
  primaryColor: 'green',
  primaryShade: 8,
  black: gray[9],
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.375rem', xl: '2rem' },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.55', lg: '1.35', xl: '1.2' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg' },
      styles: { title: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 } },
    },
    // A header element in a dialog counts as a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    ModalCloseButton: { defaultProps: { 'aria-label': 'Close' } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});

/** What the theme's own colours do not name; `--sidework-*` are for style sheets of ours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--sidework-page': '72rem',
    '--sidework-reading': '70ch',
    '--sidework-header': '4rem',
  },
  light: {
    '--mantine-color-text': gray[9],
    '--mantine-color-body': '#ffffff',
    '--mantine-color-anchor': green[8],
    '--mantine-color-error': red[7],
    '--mantine-color-placeholder': '#6b766f',
    '--mantine-color-default-border': gray[5],
    '--sidework-line': gray[2],
    '--sidework-wash': gray[0],
    '--sidework-accent': green[8],
    '--sidework-accent-wash': green[0],
    '--sidework-star': '#b7791f',
    '--sidework-warning': '#8a5300',
    '--sidework-warning-wash': '#fdf3df',
  },
  dark: {
    '--mantine-color-text': dark[0],
    '--mantine-color-body': dark[7],
    '--mantine-color-anchor': green[3],
    '--mantine-color-error': red[3],
    '--mantine-color-placeholder': '#8b9790',
    '--mantine-color-default-border': '#65716b',
    '--sidework-line': dark[5],
    '--sidework-wash': '#1a211d',
    '--sidework-accent': green[3],
    '--sidework-accent-wash': '#16281f',
    '--sidework-star': '#e6b566',
    '--sidework-warning': '#e6b566',
    '--sidework-warning-wash': '#2b2413',
  },
});
