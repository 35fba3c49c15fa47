// swift-format-ignore-file
// What generated Swift calls, with the signatures of SwiftUI. Nothing here runs.
@_exported import UIKit

// SwiftUI/View, ViewBuilder
@MainActor public protocol View {  // SwiftUI/View
  associatedtype Body: View
  @MainActor @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { return fatalError() } }  // SwiftUI/View
public struct Pack: View { public var body: Never { return fatalError() } }  // SwiftUI/TupleView
@resultBuilder public enum ViewBuilder {  // SwiftUI/ViewBuilder
  @MainActor public static func buildBlock<each V: View>(_ views: repeat each V) -> Pack { Pack() }
  @MainActor public static func buildEither(first view: Pack) -> Pack { Pack() }
  @MainActor public static func buildEither(second view: Pack) -> Pack { Pack() }
  @MainActor public static func buildOptional(_ view: Pack?) -> Pack { Pack() }
}

// SwiftUI/LocalizedStringKey, ButtonRole
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {  // SwiftUI/LocalizedStringKey
  public init(stringLiteral: String) {}
}
public struct ButtonRole: Sendable { public static let cancel = Self(), destructive = Self() }  // SwiftUI/ButtonRole

// SwiftUI/Button, Text, Image, Spacer, List, Group, TextField, SecureField, Toggle, Picker, ProgressView
@MainActor public struct Button: View {  // SwiftUI/Button
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct Text: View {  // SwiftUI/Text
  public init(_ key: LocalizedStringKey) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct Image: View {  // SwiftUI/Image
  public init(_ name: String) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct Spacer: View {  // SwiftUI/Spacer
  public init() {}
  public var body: Never { return fatalError() }
}
@MainActor public struct List: View {  // SwiftUI/List
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct Group: View {  // SwiftUI/Group
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct TextField: View {  // SwiftUI/TextField
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct SecureField: View {  // SwiftUI/SecureField
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct Toggle: View {  // SwiftUI/Toggle
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
  public var body: Never { return fatalError() }
}
@MainActor public struct Picker: View {  // SwiftUI/Picker
  public init(
    _ key: LocalizedStringKey, selection: Binding<Int>, @ViewBuilder content: () -> some View
  ) {}
  public var body: Never { return fatalError() }
}
public struct SegmentedPickerStyle: Sendable {  // SwiftUI/SegmentedPickerStyle
  public static let segmented = Self()
}
@MainActor public struct ProgressView: View {  // SwiftUI/ProgressView
  public init(_ key: LocalizedStringKey) {}
  public var body: Never { return fatalError() }
}

// SwiftUI/State, Binding
@propertyWrapper @MainActor public struct Binding<V> {  // SwiftUI/Binding
  public init() { fatalError() }
  public var wrappedValue: V {
    get { fatalError() }
    nonmutating set {}
  }
}
@propertyWrapper @MainActor public struct State<V> {  // SwiftUI/State
  private let value: V
  public init(wrappedValue: V) { value = wrappedValue }
  public var wrappedValue: V {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { Binding() }
}
extension State where V: ExpressibleByNilLiteral { public init() { value = nil } }  // SwiftUI/State

// SwiftUI/UIViewControllerRepresentable
public struct UIViewControllerRepresentableContext<R> {}  // SwiftUI/UIViewControllerRepresentableContext
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {  // SwiftUI/UIViewControllerRepresentable
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}
extension UIViewControllerRepresentable { public var body: Never { return fatalError() } }  // SwiftUI/UIViewControllerRepresentable

// SwiftUI/View: its modifiers
public enum Visibility { case automatic, visible, hidden }  // SwiftUI/Visibility
@MainActor extension View {  // SwiftUI/View
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { Pack() }
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { Pack() }
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View { Pack() }
  public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View
  {
    Pack()
  }
  public func fullScreenCover(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> some View { Pack() }
  public func popover(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View)
    -> some View
  {
    Pack()
  }
  public func overlay(@ViewBuilder content: () -> some View) -> some View { Pack() }
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { Pack() }
  public func disabled(_ disabled: Bool) -> some View { Pack() }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { Pack() }
  public func onChange<V: Equatable>(of value: V, _ action: @escaping @MainActor () -> Void)
    -> some View
  {
    Pack()
  }
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View { Pack() }
  public func tag<V: Hashable>(_ tag: V) -> some View { Pack() }
  public func pickerStyle(_ style: SegmentedPickerStyle) -> some View { Pack() }
}
