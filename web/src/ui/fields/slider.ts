import '@mantine/core/styles/Slider.layer.css';

export { Slider } from '@mantine/core';
