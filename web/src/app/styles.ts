/*
 * The style sheets of what every page is made of, those that others build on first. A component that only some
 * pages use imports its own sheet where it is used.
 */
import './layers.css';
import '../ui/fonts.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import './global.css';
import '../ui/print.css';
