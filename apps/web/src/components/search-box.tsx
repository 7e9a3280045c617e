import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Form, useSearchParams } from "react-router";

/** A search that stands in the address as `?search=`, so that it can be shared and survives a reload. */
export function SearchBox({ label }: { label: string }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const search = searchParams.get("search") ?? "";

  const type = useDebouncedCallback((typed: string) => {
    const query = new URLSearchParams(searchParams);
    query.delete("page");
    query.delete("search");
    if (typed.trim()) query.set("search", typed.trim());
    setSearchParams(query, { replace: true });
  }, 300);
  // What else the address says, such as the order of the list, stays when Enter sends the form.
  const others = [...searchParams].filter(([name]) => name !== "search" && name !== "page");

  return (
    <Form role="search">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        name="search"
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        leftSection={<IconSearch size={18} aria-hidden />}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Form>
  );
}
