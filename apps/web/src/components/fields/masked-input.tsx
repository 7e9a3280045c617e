import { TextInput, type TextInputProps } from "@mantine/core";
import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "#web/i18n/use-language.ts";
import { caretIn, type Mask, type MaskName, masks } from "#web/lib/masks.ts";

export type MaskedInputProps = Omit<TextInputProps, "value" | "defaultValue" | "onChange"> & {
  mask: MaskName | Mask;
  /** As the mask keeps it: see `lib/masks.ts`. */
  value?: string;
  onChange?: (held: string) => void;
};

/** A field that writes what is typed or pasted in its form: CPF, CEP, date… */
export function MaskedInput({ mask: named, value = "", onChange, ...props }: MaskedInputProps) {
  const [language] = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: "", caret: 0 });
  const mask: Mask = typeof named === "string" ? masks[named] : named;
  // "12," is kept as "12": what was typed stays while it means the same.
  const shown =
    mask.hold(typed.text, language) === value
      ? typed.text
      : mask.show(mask.read(value, language), language);

  // React puts the caret behind a text that it changed.
  useLayoutEffect(() => {
    if (document.activeElement === input.current)
      input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    const how = (nativeEvent as InputEvent).inputType ?? "";
    const isDeleting = text.length < shown.length && /^(delete|insertText)/.test(how);
    const next = mask.show(isDeleting ? text : mask.tidy(text, language), language);
    const caret = caretIn(next, text, selectionStart ?? text.length, mask.counts);
    setTyped({ text: next, caret });
    onChange?.(mask.hold(next, language));
  };

  return (
    <TextInput
      autoComplete="off"
      inputMode={mask.inputMode}
      {...(mask.inputMode === "text" && { autoCapitalize: "characters", spellCheck: false })}
      {...props}
      ref={input}
      value={shown}
      onChange={type}
    />
  );
}
