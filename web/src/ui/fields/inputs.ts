import './input-styles.ts';

export { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
