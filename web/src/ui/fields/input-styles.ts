/* Every text field of Mantine builds on this sheet. */
import '@mantine/core/styles/Input.layer.css';
