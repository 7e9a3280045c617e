import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  rem,
} from "@mantine/core";

const ink: MantineColorsTuple = [
  "#f5f3ee",
  "#e4e1da",
  "#c9c6bf",
  "#a9a69f",
  "#8a8578",
  "#6d6a62",
  "#5c5850",
  "#45433d",
  "#2e3138",
  "#14161a",
];
const red: MantineColorsTuple = [
  "#fbe9ec",
  "#f7cdd4",
  "#f0a1ad",
  "#ff7d8a",
  "#ff4d5e",
  "#e02641",
  "#c8102e",
  "#ab0d27",
  "#8c0a20",
  "#6d0819",
];
const gray: MantineColorsTuple = [
  "#f3f0ea",
  "#eeebe4",
  "#e9e6df",
  "#e4e1da",
  "#c9c5bb",
  "#8a8578",
  "#5c5850",
  "#45433d",
  "#2b2a27",
  "#14161a",
];
const dark: MantineColorsTuple = [
  "#ecedee",
  "#c9ccd1",
  "#a7acb6",
  "#737b88",
  "#2a2e37",
  "#22262e",
  "#171a20",
  "#0f1115",
  "#0b0d10",
  "#070809",
];

/** Button and field heights: 44 px is the smallest target a thumb hits. */
const height = { xs: 30, sm: 36, md: 44, lg: 52, xl: 60 } as const;
const heightOf = (size: unknown) => rem(height[(size ?? "md") as keyof typeof height] ?? 44);

export const theme = createTheme({
  primaryColor: "ink",
  primaryShade: { light: 9, dark: 0 },
  colors: { ink, red, gray, dark },
  black: "#14161a",
  white: "#ffffff",
  defaultRadius: "md",
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(8), xl: rem(8) },
  fontFamily: "var(--font-text)",
  headings: {
    fontFamily: "var(--font-display)",
    fontWeight: "700",
    sizes: {
      h1: { fontSize: rem(40), lineHeight: "1.1" },
      h2: { fontSize: rem(28), lineHeight: "1.15" },
      h3: { fontSize: rem(22), lineHeight: "1.2" },
      h4: { fontSize: rem(19), lineHeight: "1.25" },
    },
  },
  breakpoints: { xs: "0em", sm: "37.5em", md: "60em", lg: "80em", xl: "120em", xxl: "160em" },
  cursorType: "pointer",
  respectReducedMotion: true,
  // The outline is drawn in base.css, so that links and buttons show the same one.
  focusRing: "never",
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    // The dark theme's red is bright: like ink, it bears dark letters there.
    const isOurs = ["ink", "red"].includes(input.color ?? "ink");
    return isOurs && input.variant === "filled" ? { ...colors, color: "var(--on-ink)" } : colors;
  },
  components: {
    Button: {
      defaultProps: { size: "md" },
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        root: { "--button-height": heightOf(props.size), "--button-fz": rem(15) },
      }),
    },
    ActionIcon: { defaultProps: { variant: "subtle", color: "ink", size: 44 } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md", checkIconPosition: "right" } },
    NativeSelect: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    // Mantine draws the mark white, also on the dark theme's white box.
    Checkbox: { defaultProps: { size: "md", iconColor: "var(--on-ink)" } },
    Radio: { defaultProps: { iconColor: "var(--on-ink)" } },
    Switch: { defaultProps: { size: "md" } },
    Container: { defaultProps: { size: "var(--page-width)" } },
    Fieldset: {
      styles: { legend: { fontFamily: "var(--font-display)", fontSize: rem(22), fontWeight: 700 } },
    },
    Modal: {
      defaultProps: { centered: true },
      styles: {
        title: { fontFamily: "var(--font-display)", fontSize: rem(24), fontWeight: 700 },
      },
    },
    Alert: { defaultProps: { variant: "outline" } },
  },
});

/** The theme that was chosen, as the inline script of index.html reads it. */
export const colorScheme = localStorageColorSchemeManager({ key: "theme" });

export const cssVariables: CSSVariablesResolver = () => {
  const ours = {
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-bright": "var(--ink)",
    "--mantine-color-dimmed": "var(--muted)",
    "--mantine-color-placeholder": "var(--control)",
    "--mantine-color-error": "var(--red)",
    "--mantine-color-success": "var(--success)",
    "--mantine-color-anchor": "var(--ink)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-hover": "var(--hover)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--control)",
    "--mantine-color-disabled": "var(--hover)",
    "--mantine-color-disabled-color": "var(--muted)",
    "--mantine-color-disabled-border": "var(--line)",
    "--mantine-primary-color-contrast": "var(--on-ink)",
    "--mantine-color-ink-text": "var(--ink)",
    "--mantine-color-ink-filled": "var(--ink)",
    "--mantine-color-ink-filled-hover": "var(--ink-hover)",
    "--mantine-color-ink-light": "var(--hover)",
    "--mantine-color-ink-light-hover": "var(--line)",
    "--mantine-color-ink-light-color": "var(--ink)",
    "--mantine-color-ink-outline": "var(--control)",
    "--mantine-color-ink-outline-hover": "var(--hover)",
    "--mantine-color-red-text": "var(--red)",
    "--mantine-color-red-filled": "var(--red)",
    "--mantine-color-red-filled-hover": "color-mix(in srgb, var(--red) 88%, var(--ink))",
    "--mantine-color-red-outline": "var(--red)",
    "--mantine-color-red-light": "var(--red-soft)",
    "--mantine-color-red-light-color": "var(--red)",
  };
  // Red says wrong; a field that must be filled is not wrong yet.
  return { variables: { "--input-asterisk-color": "var(--muted)" }, light: ours, dark: ours };
};
